// Makes build/: the website for the browser, the server, and the compressed twins of every asset.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fingerprintSources, stampBuild, unstampBuild } from './build-stamp.mjs'
import { compressAssets } from './compress-assets.ts'
import { refuseHeavyServer } from './server-bundle.ts'

const fingerprint = await fingerprintSources()
await unstampBuild()
const failure = await bundle()
if (failure) process.exit(failure)
refuseHeavyServer('build/server')
await compressAssets('build/client/assets')
await stampBuild(fingerprint)

async function bundle(): Promise<number> {
  const bundler = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(bundler, 'exit')
  return code ?? 1
}
