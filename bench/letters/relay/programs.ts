import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

/** Runs a program and returns its output. Throws if the exit code is not 0. */
export async function outputOf(
  command: string,
  args: readonly string[],
  { input, env = {} }: { input?: Buffer | string; env?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'pipe' })
  const parts: { out: Buffer[]; err: Buffer[] } = { out: [], err: [] }
  child.stdout.on('data', part => parts.out.push(part))
  child.stderr.on('data', part => parts.err.push(part))
  child.stdin.on('error', () => {})
  child.stdin.end(input ?? '')
  const [code] = await once(child, 'close')
  const errorOutput = Buffer.concat(parts.err).toString()
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${errorOutput}`)
  return Buffer.concat(parts.out).toString()
}

/** Starts a program that runs until it is ended. Throws if it ends before it listens at the port. */
export async function startProgram(command: string, args: readonly string[], port: number): Promise<Ending> {
  const child = spawn(command, args, { stdio: 'ignore' })
  await answering(command, port, child)
  return () => ended(child)
}

export type Ending = () => Promise<void>

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await once(child, 'exit')
  clearTimeout(limit)
}

/** Waits until a process listens at this local port. Throws if `child` ends before that. */
export async function answering(name: string, port: number, child?: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child && child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`)
    if (await isAnswering(port)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${name} did not answer within a minute.`)
}

async function isAnswering(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
