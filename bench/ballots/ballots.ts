// npm run crash -- 20 ballots: kill -9 in each round, while 500 people vote in four ways and others are
// invited.
import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '../crash-login.ts'
import { CrashSite } from '../crash-site.ts'
import { freePort } from '../free-port.ts'
import { openDatabase } from '../site-database.ts'
import { Invitations, lettersSent, lostInvitations, uncertainLetters } from './invitations.ts'
import { LetterBox } from './letter-box.ts'
import { lossesIn, storedOf } from './losses.ts'
import { Voters } from './voters.ts'
import { type OpenWay, openWays } from './ways.ts'

const people = 500 // in each round; a random number of them get a response before the crash
const votersAtOnce = 12 // in each way
const doubles = 2 // letters that one process sends at the same time, and that may come twice after a crash

interface Election {
  site: CrashSite
  box: LetterBox
  invitations: Invitations
  ways: { way: OpenWay; voters: Voters; before: Awaited<ReturnType<typeof storedOf>> }[]
}

/** Prints the rounds and the problems. Sets exit code 1 if there are any. */
export async function crashWhileVoting(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-crash-'))
  await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
  const site = new CrashSite(folder, await freePort())
  const box = await LetterBox.open()
  site.settings.SMTP_URL = `smtp://127.0.0.1:${box.port}`
  const problems: string[] = []
  try {
    await site.start()
    const election = await open(site, box)
    for (let round = 1; round <= rounds; round += 1) problems.push(...(await crash(election, round)))
    problems.push(...(await finish(election, rounds)))
    const counted = countedIn(election)
    // A run that counted no ballot proves nothing.
    if (counted === 0) problems.push('no ballot was acknowledged')
    for (const problem of problems) console.error(problem)
    console.log(
      `${rounds} crashes, ${counted} ballots and ${election.invitations.invited.size} invitations acknowledged, ${problems.length} problems`,
    )
  } finally {
    await site.stop()
    box.close()
    await rm(folder, { recursive: true, force: true })
  }
  process.exitCode = problems.length > 0 ? 1 : 0
}

async function open(site: CrashSite, box: LetterBox): Promise<Election> {
  const token = await logIn(site.url, 'hanna')
  const invitations = await Invitations.open(site.url, token)
  const client = await openDatabase(site.folder)
  const ways: Election['ways'] = []
  for (const way of await openWays(site.url, token))
    ways.push({ way, voters: new Voters(way, box), before: await storedOf(client, way) })
  await client.end()
  return { site, box, invitations, ways }
}

function countedIn({ ways }: Election): number {
  return ways.reduce((sum, { voters }) => sum + voters.counted.size, 0)
}

async function crash(election: Election, round: number): Promise<string[]> {
  const { site, ways, invitations } = election
  const withDatabase = round % 3 === 0
  const before = countedIn(election)
  const token = await logIn(site.url, 'hanna')
  const acting = [
    ...ways.flatMap(({ voters }) =>
      Array.from({ length: votersAtOnce }, () => voters.voteUntilGone(site.url)),
    ),
    invitations.inviteSome(site.url, token),
  ]
  const wanted = before + 1 + randomInt(people)
  while (countedIn(election) < wanted) await new Promise(resolve => setTimeout(resolve, 1))
  await site.kill(withDatabase)
  await Promise.all(acting)
  const ready = await site.start()
  const unsure = ways.reduce((sum, { voters }) => sum + voters.unsure.size, 0)
  for (const { voters } of ways) await voters.tryAgain(site.url)
  const lost = await lossesOf(election)
  console.log(
    `${String(round).padStart(3)}  kill -9 of ${withDatabase ? 'Node and PostgreSQL' : 'Node'}: ` +
      `${countedIn(election) - before} new ballots, ${unsure} voters unsure, ${lost.length} problems, ready after ${Math.round(ready)} ms`,
  )
  return lost.map(what => `round ${round}: ${what}`)
}

async function lossesOf({ site, ways }: Election): Promise<string[]> {
  const client = await openDatabase(site.folder)
  const lost: string[] = []
  for (const { way, voters, before } of ways)
    lost.push(...lossesIn(voters, way, await storedOf(client, way), before))
  await client.end()
  return lost
}

/**
 * Once all letters are sent, confirms the ballots that waited for one, and checks the letters of the
 * invitations.
 */
async function finish(election: Election, rounds: number): Promise<string[]> {
  const { site, box, invitations, ways } = election
  const client = await openDatabase(site.folder)
  try {
    await lettersSent(client)
    for (const { voters } of ways) await voters.tryAgain(site.url)
    const uncertain = new Set(await uncertainLetters(client))
    const waiting = ways.flatMap(({ voters }) =>
      [...voters.promised].filter(voter => voters.isWaiting(voter)).map(voter => voters.addressOf(voter)),
    )
    const twice = [...box.received].filter(([email, count]) => email.startsWith('guest-') && count > 1).length
    console.log(`${box.received.size} people had letters, ${uncertain.size} letters are uncertain`)
    return [
      ...(await lossesOf(election)),
      ...(await lostInvitations(client, invitations, box)),
      ...waiting.filter(email => !uncertain.has(email)).map(email => `no letter to ${email} came`),
      ...(twice > doubles * rounds ? [`${twice} invitations came twice`] : []),
    ]
  } finally {
    await client.end()
  }
}
