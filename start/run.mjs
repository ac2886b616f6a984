// The launcher of everything: npm start, npm test, npm run <command>. Runs on Node 20 without dependencies.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { buildIsFresh, buildMissesTools } from './build-stamp.mjs'
import { commands } from './commands.mjs'
import { explainMissingInstall } from './installation.mjs'
import { chooseNode } from './node-runtime.mjs'
import { onNpmGone } from './npm-parent.mjs'
import { linkPostgresLibraries } from './postgres-links.mjs'
import { keepRunning } from './restart.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name = '', ...args] = process.argv.slice(2)
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const stopping = new AbortController()
for (const signal of signals) process.on(signal, () => stopping.abort())
onNpmGone(() => process.kill(process.pid, 'SIGTERM'))
process.exitCode = await runCommand(name, args)

async function runCommand(name, args) {
  const command = commands[name]
  if (!command) return complain(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  const { node, problem } = chooseNode()
  const obstacle = explainMissingInstall() ?? linkPostgresLibraries() ?? problem
  if (obstacle) return complain(obstacle)
  if (command.needsBuild) {
    const failure = await buildWhenStale(node)
    if (failure) return failure
  }
  // Resolves the link, so that a running site stays with its build when another build changes the link.
  const script = command.isBuilt ? realpathSync(command.script) : command.script
  const run = () => follow(node, [...(command.flags ?? []), script, ...args], command.env)
  return exitCodeOf(command.isKeptRunning ? await keepRunning(run, stopping.signal) : await run())
}

async function buildWhenStale(node) {
  if (await buildIsFresh()) return 0
  const obstacle = buildMissesTools()
  if (obstacle) return complain(obstacle)
  console.log('Building, which takes a moment the first time…')
  return exitCodeOf(await follow(node, [commands.build.script, '--quiet']))
}

/**
 * Runs Node to its end with our terminal and signals, and returns how it ended. The child ends if this
 * process is killed.
 */
function follow(node, args, env = {}) {
  const child = spawn(node, ['--import', './start/end-with-parent.mjs', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env },
  })
  const stopForwarding = forwardSignals(child)
  return new Promise(resolve => {
    let wasReady = false
    child.on('message', message => {
      wasReady ||= message === 'ready'
    })
    child.once('error', error => {
      const code = complain(`${node} cannot be started: ${error.message}`)
      resolve({ code, signal: null, wasReady })
    })
    child.once('exit', (code, signal) => {
      stopForwarding()
      resolve({ code, signal, wasReady })
    })
  })
}

function exitCodeOf({ code, signal }) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

function forwardSignals(child) {
  const forward = signal => {
    const terminalHasSentIt = signal === 'SIGINT' && process.stdin.isTTY // Ctrl-C reaches the whole process group
    if (!terminalHasSentIt) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

function complain(sentence) {
  console.error(sentence)
  return 1
}
