import { randomUUID } from 'node:crypto'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Listener, oncePerOutage } from '#server/platform/database/database.ts'
import { Bell } from './bell.ts'
import { deliver } from './deliver.ts'
import { abandonClaims, claimDue, findNextDue, keepClaims } from './queries.ts'
import { mailChannel } from './queue.ts'
import { SmtpLine } from './smtp.ts'
import { smtpSettings } from './smtp-settings.ts'

export interface MailWorker {
  /** Finishes the letters in hand, within 30 seconds. */
  stop(): Promise<void>
}

export type MailWorkerParts = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'secret'> & {
  listen: (channel: string, listener: Listener) => Promise<void>
}

const lineCount = 2 // letters on their way at the same time
const beat = 10_000 // milliseconds between two signs of life
const silence = 45 // seconds without one after which a process counts as dead
const stopTimeout = 30_000 // milliseconds a stop waits for letters in hand
const longestNap = 30_000 // milliseconds; a message that something is due can be lost

/** Sends what is due in the outbox, here and in any number of processes beside. Without SMTP_URL nothing is sent. */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { db, clock, log, config, listen } = parts
  if (!config.smtpUrl) {
    log.warn({}, 'no mail server is set (SMTP_URL): letters wait in the outbox')
    return { stop: async () => undefined }
  }
  const settings = smtpSettings(config.smtpUrl, new URL(config.baseUrl).hostname)
  const worker = randomUUID()
  const unreadable = oncePerOutage(
    facts => log.warn(facts, 'the outbox cannot be read'),
    facts => log.warn(facts, 'more attempts to read the outbox failed'),
  )
  const inHand = new Set<number>()
  const bell = new Bell()
  const lines = Array.from({ length: lineCount }, () => new SmtpLine(settings))
  const timer = setInterval(() => void keepOrder(silence), beat).unref()
  // The embedded database has one process at a time: whatever it finds half sent is from a dead one.
  const opening = keepOrder(config.databaseUrl ? silence : 0)
  const lanes = lines.map(async line => {
    await opening
    while (!bell.isOver) await sendNext(line)
    line.close()
  })
  const ring = () => bell.ring()
  // What was queued before the line was open rang unheard.
  listen(mailChannel, { onMessage: ring, onReconnect: ring }).then(ring, complain)

  return {
    async stop() {
      bell.end()
      const timeout = setTimeout(() => {
        for (const line of lines) line.hangUp()
      }, stopTimeout)
      await Promise.all(lanes)
      clearTimeout(timeout)
      clearInterval(timer)
    },
  }

  async function sendNext(line: SmtpLine): Promise<void> {
    const heard = bell.rings
    try {
      const mail = await claimDue(db, worker, clock())
      if (!mail) return await rest(line, heard)
      inHand.add(mail.id)
      await deliver(mail, line, parts).finally(() => inHand.delete(mail.id))
    } catch (error) {
      complain(error)
      await bell.wait(5000)
    }
  }

  async function rest(line: SmtpLine, heard: number): Promise<void> {
    line.close()
    const next = await findNextDue(db)
    const due = next ? next.getTime() - clock().getTime() : longestNap
    await bell.wait(Math.min(Math.max(due, 50), longestNap), heard)
  }

  async function keepOrder(silentSeconds: number): Promise<void> {
    try {
      await keepClaims(db, worker, [...inHand])
      const count = await abandonClaims(db, silentSeconds, clock())
      if (count === 0) return
      log.warn({ count }, 'letters were being sent by a process that died: see the outbox')
      bell.ring()
    } catch (error) {
      complain(error)
    }
  }

  function complain(error: unknown): void {
    unreadable({ error: error instanceof Error ? error.message : String(error) })
  }
}
