"""A cluster gives the result of one machine, even if a worker dies; without Ray, a sentence says what is missing."""

import functools
import json
import os
import pickle
import signal
import sys
from itertools import islice

import numpy as np
import pytest
from kit import compiled_only

import sobremesa
from sobremesa.cli import main
from sobremesa.lab.question import convert_question
from sobremesa.lab.run import CHUNK, run
from sobremesa.lab.run import jobs as lab_jobs
from sobremesa.sim.crew import Threads
from sobremesa.sim.on_ray import RayCrew

pytestmark = compiled_only
SETUP = sobremesa.game("cone", players=3)
GAMES = 200_000
on_a_cluster = pytest.mark.filterwarnings("ignore")  # what Ray itself leaves open


@pytest.fixture(scope="module")
def crew():
    ray = pytest.importorskip("ray", reason="the extra ray is not installed: its wheel is 80 MB")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # workers cannot import tests
    yield RayCrew()
    ray.shutdown()


def own_process():
    return os.getpid()


def die_once(mark):
    """Kill the worker, but not the one that is given the job after that."""
    if not os.path.exists(mark):
        open(mark, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


@on_a_cluster
def test_a_simulation_is_the_same(crew):
    here, there = sobremesa.simulate(SETUP, GAMES, 5), sobremesa.simulate(SETUP, GAMES, 5, crew=crew)
    assert (here.wins == there.wins).all()
    assert (here.lengths == there.lengths).all()
    assert (here.endings == there.endings).all()
    assert (here.games, here.moves) == (there.games, there.moves)


@on_a_cluster
def test_a_ladder_is_the_same(crew):
    bots = {
        "chance": sobremesa.bot("chance", 1),
        "sensible": sobremesa.bot("sensible", 1),
        "search": sobremesa.bot("search", 1, iterations=2),
    }
    here, there = sobremesa.ladder(SETUP, bots, 4), sobremesa.ladder(SETUP, bots, 4, crew=crew)
    assert here.ratings == there.ratings
    for one, other in zip(here.duels, there.duels, strict=True):
        assert (one.results == other.results).all()


@on_a_cluster
def test_an_answer_of_the_lab_is_the_same(crew):
    """Whatever is counted, in every setting, however large the jobs are: of 100 deals, and of more than 64 chunks."""
    for bots, deals in (("search@2i", 100), ("sensible", 64 * CHUNK * 2 + 5)):
        question = convert_question({"game": "cone", "bots": bots, "deals": deals, "compared": [{"bots": "chance"}]})
        here, there = run(question), run(question, crew=crew)
        pairs = zip(here.tallies + here.differences, there.tallies + there.differences, strict=True)
        assert all(np.array_equal(mine, theirs) for mine, theirs in pairs)
        assert there.played == deals


@on_a_cluster
def test_a_worker_that_is_killed_costs_nothing_but_time(crew):
    workers = set(crew.share_out([own_process] * 20))
    heard = []

    def kill_one(done):
        if not heard:
            os.kill(workers.pop(), signal.SIGKILL)
        heard.append(done)

    there = sobremesa.simulate(SETUP, GAMES, 6, crew=crew, progress=kill_one)
    here = sobremesa.simulate(SETUP, GAMES, 6)
    assert heard == sorted(heard)
    assert heard[-1] == there.games == GAMES
    assert (here.wins == there.wins).all()
    assert (here.lengths == there.lengths).all()


@on_a_cluster
def test_a_job_whose_worker_dies_is_done_again(crew, tmp_path):
    (survivor,) = crew.share_out([functools.partial(die_once, str(tmp_path / "mark"))])
    assert survivor != os.getpid()


@on_a_cluster
@pytest.mark.usefixtures("crew")
def test_the_command_line_says_the_same(capsys):
    found = []
    for extra in ([], ["--on", "ray"]):
        assert main(["sim", "cone", "--players", "3", "--games", "50000", "--seed", "3", "--json", *extra]) == 0
        found.append(json.loads(capsys.readouterr().out))
    for each in found:
        del each["seconds"], each["moves_per_second"]
    assert found[0] == found[1]


@on_a_cluster
@pytest.mark.usefixtures("crew")
def test_the_lab_says_the_same(capsys, tmp_path):
    file, found = tmp_path / "question.toml", []
    file.write_text('game = "cone"\ndeals = 2000\n[[compared]]\nbots = "chance"\n', encoding="utf-8")
    for extra in ([], ["--on", "ray"]):
        assert main(["lab", str(file), "--json", *extra]) == 0
        found.append(json.loads(capsys.readouterr().out))
        del found[-1]["seconds"]
    assert found[0] == found[1]


def test_jobs_of_the_lab_can_be_sent_and_grow_with_the_question():
    """A job is a plain value; a crew whose jobs have their price is given larger ones, if there are deals enough."""
    sizes = {}
    for deals in (10_000, 1_000_000, 10**9):
        question = convert_question({"game": "cone", "deals": deals})
        jobs = [pickle.loads(pickle.dumps(job)) for job in islice(lab_jobs(question, RayCrew.portion, 0.0), 2)]
        sizes[deals] = jobs[1].args[1]
    assert sizes == {10_000: CHUNK, 1_000_000: 30 * CHUNK, 10**9: RayCrew.portion * CHUNK}


def test_without_ray_a_sentence_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["sim", "cone", "--games", "1", "--on", "ray"]) == 2
    assert "pip install 'sobremesa[ray]'" in capsys.readouterr().err


def test_threads_are_not_for_a_cluster(capsys):
    assert main(["ladder", "cone", "--deals", "1", "--bots", "chance,sensible", "--on", "ray", "--threads", "2"]) == 2
    assert "--threads is for this machine" in capsys.readouterr().err


def test_threads_give_every_result():
    assert sorted(Threads(3).share_out([(lambda n=n: n) for n in range(50)])) == list(range(50))
    assert np.isclose(sum(Threads().share_out([lambda: 0.5] * 4)), 2)
