import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages, each with a file that is there once it is installed. */
const files: Record<string, string> = {
  postfix: '/usr/sbin/postfix',
  opendkim: '/usr/sbin/opendkim',
  'opendkim-tools': '/usr/sbin/opendkim-genkey',
  'dovecot-imapd': '/usr/lib/dovecot/imap',
  'dovecot-lmtpd': '/usr/lib/dovecot/lmtp',
  spamassassin: '/usr/bin/spamassassin',
  rspamd: '/usr/bin/rspamd',
  mutt: '/usr/bin/mutt',
  'python3-dkim': '/usr/lib/python3/dist-packages/dkim/__init__.py',
  bsdutils: '/usr/bin/script',
}

/**
 * Installs missing packages, as root on Debian. Returns a sentence with what must be done by hand, or null if
 * nothing is missing.
 */
export function installMailPrograms(): string | null {
  if (process.getuid?.() !== 0) return 'Postfix and Dovecot are started by root: run this command as root.'
  if (missing().length > 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing ${missing().join(', ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = ['install', '-y', '--no-install-recommends', ...missing()]
    spawnSync('apt-get', options, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  return missing().length === 0 ? null : `apt-get install -y --no-install-recommends ${missing().join(' ')}`
}

function missing(): string[] {
  return Object.keys(files).filter(name => !existsSync(files[name] ?? ''))
}
