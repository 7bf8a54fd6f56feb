// A boardgame.io server: two hands of seven cards, a deck and a pile; whose turn it is plays any card and draws another.
const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const HAND = 7;
const KINDS = 54;

const game = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(2 * KINDS).keys()].map((card) => card % KINDS));
    const players = { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) };
    return { secret: { deck }, players, pile: deck.splice(0, 1) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, place) => {
        const hand = G.players[playerID];
        if (!(place >= 0 && place < hand.length)) return 'INVALID_MOVE';
        G.secret.deck.unshift(G.pile[0]);
        G.pile[0] = hand[place];
        hand[place] = G.secret.deck.pop();
      },
      client: false,
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
