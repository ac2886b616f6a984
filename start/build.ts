// Builds the website for the browser, the server, and the compressed versions of every asset. With --quiet,
// the bundler's output goes to a log file.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { prepareCluster } from '#server/platform/database/cluster/prepared.ts'
import { beginBuild, finishBuild } from './build-folders.ts'
import { fingerprintSources } from './build-stamp.mjs'
import { compressAssets } from './compress-assets.ts'
import { refuseHeavyServer } from './server-bundle.ts'

const logFile = 'builds/build.log'
const lastLines = 40 // lines of the log printed after a failed build: the error and what led to it
const isQuiet = process.argv.includes('--quiet')

const fingerprint = await fingerprintSources()
const folder = beginOrEnd()
const failure = await bundle()
if (failure) process.exit(failure)
refuseHeavyServer(`${folder}/server`)
await Promise.all([compressAssets(`${folder}/client/assets`), prepareDatabase()])
finishBuild(folder, fingerprint)

function beginOrEnd(): string {
  try {
    return beginBuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

// Prepares a database that first starts copy. If that fails here, they create their own.
async function prepareDatabase(): Promise<void> {
  try {
    await prepareCluster(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.warn(`No database was prepared, so the first start takes a second longer: ${reason}`)
  }
}

async function bundle(): Promise<number> {
  const log = isQuiet ? openSync(logFile, 'w') : 'inherit'
  const bundler = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: ['ignore', log, log],
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
  })
  const [code] = await once(bundler, 'exit')
  if (code !== 0 && isQuiet) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n')
    console.error(
      `${lines.slice(-lastLines).join('\n')}\n\nThe build failed. All that was said stands in ${logFile}.`,
    )
  }
  return code ?? 1
}
