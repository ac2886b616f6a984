import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { outputOf, startProgram } from './programs.ts'
import type { Place } from './servers.ts'

/** A filter's spam score of a letter, and the rules that produced it. */
export interface Score {
  score: number
  /** Rules that count for or against the letter, each with its points. */
  rules: string[]
}

const relay = 'relay.example.org'
const publicAddress = '198.51.100.25'

/**
 * Returns the letter as a remote server would have received it, because filters trust letters from their own
 * machine.
 */
export function asFromElsewhere(letter: Buffer): Buffer {
  const text = letter.toString('latin1')
  const here = `from ${relay} (localhost [127.0.0.1])`
  return Buffer.from(text.replace(here, `from ${relay} (${relay} [${publicAddress}])`), 'latin1')
}

/** A letter that both filters must reject; otherwise they have no rules. */
export const advertisement = Buffer.from(
  `Received: from ${relay} (${relay} [${publicAddress}]) by mx.example.net; Sat, 1 Jan 2000 00:00:00 +0000
From: "PHARMACY" <x@example.com>
To: undisclosed-recipients:;
Subject: CHEAP VIAGRA!!! 100% FREE, CLICK NOW
Content-Type: text/html

<html><body><font size=7 color=white>Viagra Cialis</font><a href="http://198.51.100.9/buy">BUY NOW, MONEY BACK</a>
Dear friend, you have won $1,000,000.00 (one million US dollars). This is not spam. Act now!</body></html>
`,
)

/** Runs SpamAssassin with local rules only: no network queries and no learning. */
export async function askSpamAssassin(letter: Buffer): Promise<Score> {
  const settings = ['use_bayes 0', 'report_safe 0', 'score RCVD_ILLEGAL_IP 0'] // our address is reserved for examples
  const options = ['-t', '-L', '-x', ...settings.map(line => `--cf=${line}`)]
  const output = await outputOf('spamassassin', options, { input: letter })
  const [, score = 'NaN'] = /^X-Spam-Status: \w+, score=(-?[\d.]+)/m.exec(output) ?? []
  const report = output.slice(output.lastIndexOf('Content analysis details:'))
  const rules = [...report.matchAll(/^ *(-?\d+\.\d+) (\w+) /gm)].map(
    ([, points, name]) => `${name} ${points}`,
  )
  return { score: Number(score), rules: rules.filter(rule => !/ -?0\.0$/.test(rule)) }
}

// These modules query DNS or other machines.
const unused = [
  'rbl',
  'surbl',
  'spf',
  'dmarc',
  'asn',
  'fuzzy_check',
  'mx_check',
  'url_redirector',
  'dkim',
  'arc',
]

/** Starts rspamd with local rules only and a data folder of its own. */
export async function startRspamd({ folder, endings }: Place): Promise<(letter: Buffer) => Promise<Score>> {
  const settings = join(folder, 'local.d')
  await mkdir(settings, { recursive: true, mode: 0o755 })
  const port = await freePort()
  const off = 'enabled = false;\n'
  for (const name of unused) await writeFile(join(settings, `${name}.conf`), off)
  await writeFile(join(settings, 'hfilter.conf'), 'from_enabled = false;\n')
  for (const worker of ['controller', 'proxy', 'fuzzy'])
    await writeFile(join(settings, `worker-${worker}.inc`), off)
  await writeFile(join(settings, 'worker-normal.inc'), `bind_socket = "127.0.0.1:${port}";\ncount = 1;\n`)
  await writeFile(join(settings, 'logging.inc'), `type = "file";\nfilename = "${folder}/log";\n`)
  await outputOf('chown', ['-R', '_rspamd', folder])
  const places = ['LOCAL_CONFDIR', 'DBDIR', 'RUNDIR', 'LOGDIR'].map(name => `--var=${name}=${folder}`)
  endings.push(await startProgram('rspamd', ['-f', '-u', '_rspamd', '-g', '_rspamd', ...places], port))
  return async (letter: Buffer): Promise<Score> => {
    const options = ['-h', `127.0.0.1:${port}`, '-i', publicAddress, '--hostname', relay, '--json', 'symbols']
    const output = await outputOf('rspamc', options, { input: letter })
    const { score, symbols } = JSON.parse(output) as Answer
    const matched = Object.values(symbols).filter(({ score: points }) => points !== 0)
    return { score, rules: matched.map(({ name, score: points }) => `${name} ${points.toFixed(1)}`) }
  }
}

interface Answer {
  score: number
  symbols: Record<string, { name: string; score: number }>
}
