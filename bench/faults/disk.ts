import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const size = '700m'
const block = 256 * 1024 // bytes

/**
 * Whether this process may mount, as only root may. Otherwise process limits and file permissions simulate
 * the same faults.
 */
export const mayMount = process.getuid?.() === 0

/** A small disk in memory for a data folder. */
export function mountDisk(folder: string): void {
  if (mayMount) run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=711`, 'larmor-faults', folder)
}

export function unmountDisk(folder: string): void {
  if (mayMount) run('umount', '-l', folder)
}

/**
 * Fills the disk to the last byte; without a disk of its own, stops the processes from writing any file
 * further.
 */
export function fillDisk(folder: string, pids: number[]): void {
  if (mayMount) fill(folder)
  else limitFiles(pids, '1')
}

function fill(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'a')
  for (let bytes = block; bytes >= 1; bytes = Math.floor(bytes / 2)) fillWith(file, bytes)
  closeSync(file)
}

export function emptyDisk(folder: string, pids: number[]): void {
  if (mayMount) rmSync(join(folder, 'filler'), { force: true })
  else limitFiles(pids, 'unlimited')
}

const written = ['files', 'tmp', 'postgres/base', 'postgres/global', 'postgres/pg_wal', 'postgres/pg_xact']

function limitFiles(pids: number[], size: string): void {
  for (const pid of pids) spawnSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`])
}

/**
 * Makes files read-only for whoever opens them from now on. Unlike on a real disk, files that are already
 * open stay writable.
 */
export function forbidWriting(folder: string): void {
  if (!mayMount) changeRights(folder, 'a-w')
  for (const path of mayMount ? writtenIn(folder) : []) mountReadOnly(path)
}

export function allowWriting(folder: string): void {
  if (!mayMount) changeRights(folder, 'u+w')
  for (const path of mayMount ? writtenIn(folder) : []) {
    run('mount', '-o', 'remount,bind,rw', path)
    run('umount', '-l', path)
  }
}

function changeRights(folder: string, rights: string): void {
  for (const path of writtenIn(folder)) spawnSync('chmod', ['-R', rights, path])
}

function writtenIn(folder: string): string[] {
  return written.map(name => join(folder, name)).filter(path => existsSync(path))
}

function fillWith(file: number, bytes: number): void {
  const zeros = Buffer.alloc(bytes)
  try {
    for (;;) writeSync(file, zeros)
  } catch {
    // no space left for blocks of this size
  }
}

// A process that opens a file for writing between the two steps makes the second fail; then both are
// repeated.
function mountReadOnly(path: string): void {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    run('mount', '--bind', path, path)
    if (spawnSync('mount', ['-o', 'remount,bind,ro', path]).status === 0) return
    run('umount', '-l', path)
  }
  throw new Error(`${path} could not be made read-only: somebody writes all the time`)
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`)
}
