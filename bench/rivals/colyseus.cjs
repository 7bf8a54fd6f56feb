// A Colyseus server: two hands of seven cards, a deck and a pile; whose turn it is plays any card and draws another.
const http = require('http');
const { Room, Server } = require('@colyseus/core');
const { ArraySchema, Schema, defineTypes } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const HAND = 7;
const KINDS = 54;

class Player extends Schema {}
defineTypes(Player, { hand: ['uint8'] });

class State extends Schema {}
defineTypes(State, { players: [Player], pile: 'uint8', turn: 'uint8', size: 'uint8' });

class Cards extends Room {
  onCreate() {
    this.maxClients = 2;
    this.setPatchRate(null);
    this.deck = [...Array(2 * KINDS).keys()].map((card) => card % KINDS).sort(() => Math.random() - 0.5);
    const players = [0, 1].map(() => new Player().assign({ hand: new ArraySchema(...this.deck.splice(0, HAND)) }));
    const pile = this.deck.pop();
    this.setState(new State().assign({ players: new ArraySchema(...players), pile, turn: 0, size: this.deck.length }));
    this.onMessage('play', (client, place) => this.play(this.clients.indexOf(client), place));
  }

  onJoin() {
    if (this.clients.length === 2) this.clients.forEach((client, seat) => client.send('seat', seat));
  }

  play(seat, place) {
    if (seat !== this.state.turn || !(place >= 0 && place < HAND)) return;
    const { hand } = this.state.players[seat];
    this.deck.unshift(this.state.pile);
    this.state.pile = hand[place];
    hand[place] = this.deck.pop();
    this.state.turn = 1 - seat;
    this.broadcastPatch();
  }
}

const server = http.createServer();
new Server({ transport: new WebSocketTransport({ server }), greet: false }).define('cards', Cards);
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
