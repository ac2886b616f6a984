import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerAutomatically, leaveByMail, leaveInOneClick } from './answers.ts'
import { checkBounces } from './bounced.ts'
import { type Checked, checkDelivery, checkSignatures } from './checks.ts'
import { bouncedOf, importReaders, sendIssue, tryIssue, writeIssue } from './issue.ts'
import { askForLetters } from './other-letters.ts'
import { installMailPrograms } from './packages.ts'
import { readersWho } from './people.ts'
import { type ReadLetter, readLetters } from './python.ts'
import { checkBrowser, checkMutt, checkParsing, checkScores, type Kind } from './read-everywhere.ts'
import { baseUrl, bounceAddress, outgoing, startSite, untilDelivered, untilSo } from './relay-site.ts'
import { domains, type MailServers, type Place, startMailServers } from './servers.ts'

/**
 * Sends letters of most kinds through real mail programs, prints what became of them and returns the
 * problems.
 */
export async function sendThroughRelay(): Promise<string[]> {
  const toDo = installMailPrograms()
  if (toDo) return [toDo]
  const place: Place = { folder: await mkdtemp(join(tmpdir(), 'larmor-relay-')), endings: [] }
  place.endings.push(() => rm(place.folder, { recursive: true, force: true }))
  const interrupted = (why: unknown) => {
    console.error(why)
    void endAll(place).finally(() => process.exit(130))
  }
  const early = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection']
  for (const event of early) process.once(event, interrupted)
  try {
    await chmod(place.folder, 0o755)
    return await sendAndLook(place)
  } finally {
    await endAll(place)
    for (const event of early) process.off(event, interrupted)
  }
}

async function endAll({ endings }: Place): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end().catch(console.error)
}

async function sendAndLook(place: Place): Promise<string[]> {
  const data = join(place.folder, 'site')
  await mkdir(data, { mode: 0o711 }) // under root, PostgreSQL runs under another account
  const servers = await startMailServers(
    place,
    readersWho('full').map(({ email }) => email),
  )
  const staff = await startSite({ ...place, folder: data }, servers)
  await importReaders(staff, data)
  const issue = await writeIssue(staff, data)
  await tryIssue(staff, issue, `tries@${domains.readers}`)
  await sendIssue(staff, issue)
  await askForLetters(staff, linksFrom(servers))
  await untilDelivered(data, servers)
  const subjects = Object.values(issue.subject)
  const issues = (await delivered(servers)).filter(
    ({ headers, subject }) => headers['list-unsubscribe'] && subjects.includes(subject),
  )
  const left = await leave(servers, issues, staff.url)
  await answer(servers, issues)
  await untilDelivered(data, servers)
  const letters = await delivered(servers)
  const kinds = await kindsOf(data, letters)
  const problems: string[] = []
  const say = ({ summary, problems: found }: Checked) => {
    console.log(summary)
    problems.push(...found)
  }
  say(checkDelivery(issues))
  say(checkSignatures(letters, issues))
  say(checkParsing(letters))
  say(await checkMutt(place, kinds))
  say(await checkBrowser(kinds, { baseUrl, front: staff.url }))
  say(await checkScores(place, kinds))
  say(await checkBounces(data, servers, { left, countBounces: () => bouncedOf(staff, issue) }))
  return problems
}

/** Reads all delivered letters of the site from the mailboxes. */
async function delivered({ mailboxes, signer }: MailServers): Promise<ReadLetter[]> {
  const addresses = (await mailboxes.addresses()).filter(address => address !== bounceAddress)
  const files = await Promise.all(addresses.map(address => mailboxes.filesOf(address)))
  return readLetters(files.flat(), { record: signer.record })
}

function linksFrom({ mailboxes, signer }: MailServers) {
  return async (address: string, wanted: RegExp): Promise<string[]> => {
    const found: { links: string[] } = { links: [] }
    await untilSo(`no letter with ${wanted} to ${address}`, async () => {
      const letters = await readLetters(await mailboxes.filesOf(address), signer)
      const links = letters.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      found.links = links.filter(link => wanted.test(link))
      return found.links.length > 0
    })
    return found.links
  }
}

/** Unsubscribes one reader by mail and another one by one click. */
async function leave(servers: MailServers, issues: readonly ReadLetter[], url: string): Promise<string[]> {
  const [byMail = '', byClick = ''] = readersWho('healthy')
    .slice(-2)
    .map(({ email }) => email)
  const issueTo = issueOf(issues)
  await leaveByMail({ port: servers.readersPort, letter: issueTo(byMail), reader: byMail })
  const status = await leaveInOneClick(issueTo(byClick), { url, baseUrl })
  if (status !== 200) throw new Error(`One click to leave was answered by ${status}.`)
  return [byMail, byClick]
}

async function answer({ readersPort: port }: MailServers, issues: readonly ReadLetter[]): Promise<void> {
  for (const { email } of readersWho('away'))
    await answerAutomatically({ port, letter: issueOf(issues)(email), reader: email })
}

function issueOf(issues: readonly ReadLetter[]): (email: string) => ReadLetter {
  return email => {
    const letter = issues.find(({ headers }) => headers['delivered-to'] === email)
    if (!letter) throw new Error(`${email} has no issue.`)
    return letter
  }
}

async function kindsOf(data: string, letters: readonly ReadLetter[]): Promise<Kind[]> {
  const sent = new Map((await outgoing(data)).map(one => [one.messageId, `${one.purpose} ${one.language}`]))
  const kinds = new Map<string, ReadLetter>()
  for (const letter of letters) {
    const name = sent.get(letter.headers['message-id'] ?? '')
    if (name) kinds.set(name, letter)
  }
  return [...kinds]
    .map(([name, letter]) => ({ name, letter }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
