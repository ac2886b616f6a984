// Runs random editing sessions, each of which must lose no word: `npm run editing -- 200`, followed by an
// optional seed.
import { spawn } from 'node:child_process'

const [sessions = '200', seed = String(Math.floor(Math.random() * 1_000_000))] = process.argv.slice(2)
console.log(`${sessions} sessions from seed ${seed}`)
const child = spawn(process.execPath, ['start/run.mjs', 'test', 'e2e/nightly/editor-sessions.test.ts'], {
  env: { ...process.env, EDITOR_SESSIONS: sessions, EDITOR_SEED: seed },
  stdio: 'inherit',
})
child.on('exit', code => {
  process.exitCode = code ?? 1
})
