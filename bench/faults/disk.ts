import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const size = '700m'
const block = 256 * 1024 // bytes

/** A small disk in memory for a data folder. Only root may mount one: without it there is nothing to show. */
export function mountDisk(folder: string): void {
  run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=711`, 'larmor-faults', folder)
}

export function unmountDisk(folder: string): void {
  run('umount', '-l', folder)
}

/** Fills it to the last byte. */
export function fillDisk(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'a')
  for (let bytes = block; bytes >= 1; bytes = Math.floor(bytes / 2)) fill(file, bytes)
  closeSync(file)
}

export function emptyDisk(folder: string): void {
  rmSync(join(folder, 'filler'), { force: true })
}

const written = ['files', 'tmp', 'postgres/base', 'postgres/global', 'postgres/pg_wal', 'postgres/pg_xact']

/** Whatever is opened from now on can be read only. What is open already can be written, as on a real disk it could not. */
export function forbidWriting(folder: string): void {
  for (const path of writtenIn(folder)) {
    run('mount', '--bind', path, path)
    run('mount', '-o', 'remount,bind,ro', path)
  }
}

export function allowWriting(folder: string): void {
  for (const path of writtenIn(folder)) {
    run('mount', '-o', 'remount,bind,rw', path)
    run('umount', '-l', path)
  }
}

function writtenIn(folder: string): string[] {
  return written.map(name => join(folder, name)).filter(path => existsSync(path))
}

function fill(file: number, bytes: number): void {
  const zeros = Buffer.alloc(bytes)
  try {
    for (;;) writeSync(file, zeros)
  } catch {
    // full for pieces of this size
  }
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed, which needs root: ${stderr}`)
}
