/**
 * Ends what a run started and left behind, however the run itself ended: also when it was killed and could do nothing about it.
 * Servers, browsers and databases are known by a variable that they inherit.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMain } from './project.mjs';

const MARK = 'STORE_ADMIN_RUN';

/** Whoever was about to start another one may still do so once. */
const PASSES = 20;
const PAUSE = 100; // milliseconds

const PARENT_CHECK = 1000; // milliseconds

/** From here on, nothing that this process starts outlives it. One that began it already holds for all within. */
export function holdOnLeash() {
  if (process.env[MARK] !== undefined) return;
  const run = `${process.pid}-${Date.now()}`;
  // Its input ends when this process does.
  const keeper = spawn(process.execPath, [fileURLToPath(import.meta.url), run], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  keeper.unref();
  if (keeper.stdin instanceof Socket) keeper.stdin.unref();
  process.env[MARK] = run;
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
}

/** npm hands signals on, save the one that leaves it no time to. */
function endWithParent() {
  const parents = listParents();
  setInterval(() => {
    if (listParents() !== parents) process.exit(1);
  }, PARENT_CHECK).unref();
}

/** Whoever started this process; with npm, which does so by a shell, where the system tells. */
function listParents() {
  const { ppid } = process;
  try {
    const [, name, parent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? [];
    return name === 'sh' ? `${ppid} ${parent}` : String(ppid);
  } catch {
    return String(ppid);
  }
}

/** Processes that inherited this mark. */
function listMarked(run) {
  const mark = `${MARK}=${run}`;
  if (!existsSync('/proc/self/environ')) return listByPs(mark);
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark));
}

/** Where the system has no files that tell of processes. */
function listByPs(mark) {
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' });
  const lines = (stdout ?? '').split('\n').filter((line) => line.split(' ').includes(mark));
  return lines.map((line) => line.trim().split(' ', 1)[0]);
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // It is somebody else's, or has just ended.
    return [];
  }
}

async function endAll(run) {
  for (let pass = 0; pass < PASSES; pass++) {
    const marked = listMarked(run);
    if (marked.length === 0) return;
    for (const pid of marked) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    }
    await pause(PAUSE);
  }
}

if (isMain(import.meta.url)) {
  // Who stops a run from the keyboard stops all of its group; this one has work to do then.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.stdin.resume().once('close', () => void endAll(process.argv[2]));
}
