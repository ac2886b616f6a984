// Makes a build: the website for the browser, the server, and the compressed twins of every asset.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beginBuild, finishBuild } from './build-folders.ts'
import { fingerprintSources } from './build-stamp.mjs'
import { compressAssets } from './compress-assets.ts'
import { refuseHeavyServer } from './server-bundle.ts'

const fingerprint = await fingerprintSources()
const folder = beginBuild()
const failure = await bundle()
if (failure) process.exit(failure)
refuseHeavyServer(`${folder}/server`)
await compressAssets(`${folder}/client/assets`)
finishBuild(folder, fingerprint)

async function bundle(): Promise<number> {
  const bundler = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
  })
  const [code] = await once(bundler, 'exit')
  return code ?? 1
}
