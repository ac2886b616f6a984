import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Chromium without a graphical interface: it has everything that journeys need, and takes a tenth less CPU
// time.
const shell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Command that installs a browser, printed if this process may not install it. */
export const chromiumCommand = existsSync('/etc/debian_version')
  ? 'sudo apt-get install -y chromium-headless-shell'
  : 'install Chromium or Chrome, or set CHROMIUM to its path'

/**
 * Returns the path of the browser for journeys. First installs the headless one if the process is root on
 * Debian.
 */
export function findOrInstallChromium(): string | undefined {
  const chosen = findChosen()
  if (chosen) return chosen
  if (!existsSync(shell)) installOn(findChromium() !== undefined)
  return existsSync(shell) ? shell : findChromium()
}

const findChosen = () => [process.env.CHROMIUM ?? ''].find(path => path !== '' && existsSync(path))

const findChromium = () => usualPlaces.find(path => existsSync(path))

/** If another browser exists, skips `apt-get update`, so that nobody waits for a network. */
function installOn(hasAnother: boolean): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!mayInstall) return
  console.log('Installing Chromium for the browser journeys…')
  if (!hasAnother && !aptGet('update')) return
  if (aptGet('install', '-y', 'chromium-headless-shell') || hasAnother) return
  aptGet('install', '-y', 'chromium')
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}
