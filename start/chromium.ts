import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What a person types to get one; printed where we may not install it ourselves. */
export const chromiumCommand = existsSync('/etc/debian_version')
  ? 'sudo apt-get install -y chromium'
  : 'install Chromium or Chrome, or set CHROMIUM to its path'

/** The browser's path; installed first where it is missing and we are root on Debian. */
export function findOrInstallChromium(): string | undefined {
  return findChromium() ?? (installChromium() ? findChromium() : undefined)
}

function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...usualPlaces].find(path => path !== '' && existsSync(path))
}

function installChromium(): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!mayInstall) return false
  console.log('Installing Chromium for the browser journeys…')
  return aptGet('update') && aptGet('install', '-y', 'chromium')
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}
