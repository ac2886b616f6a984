import { randomUUID } from 'node:crypto'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Listener, oncePerOutage } from '#server/platform/database/database.ts'
import { deliver } from './deliver.ts'
import { abandonClaims, claimDue, findNextDue, renewClaims } from './queries.ts'
import { mailChannel } from './queue.ts'
import { SmtpConnection } from './smtp.ts'
import { smtpSettings } from './smtp-settings.ts'
import { WakeUp } from './wake-up.ts'

export interface MailWorker {
  /** Waits for the letters being sent, for at most 30 seconds. */
  stop(): Promise<void>
}

export type MailWorkerParts = Pick<
  Dependencies,
  'db' | 'clock' | 'log' | 'config' | 'secret' | 'addressKey'
> & {
  listen: (channel: string, listener: Listener) => Promise<void>
}

const connectionCount = 2 // letters sent concurrently
const heartbeatInterval = 10_000 // milliseconds
const heartbeatTimeout = 45 // seconds without a heartbeat after which a process counts as dead
const stopTimeout = 30_000 // milliseconds a stop waits for letters that are being sent
const longestWait = 30_000 // milliseconds; a notification can be lost
const retryDelay = 5000 // milliseconds to wait after reading the outbox failed

/** Sends due letters in the outbox; any number of processes may run it. Without SMTP_URL nothing is sent. */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { log, config, listen } = parts
  if (!config.smtpUrl) {
    log.warn({}, 'no mail server is set (SMTP_URL): letters wait in the outbox')
    return { stop: async () => undefined }
  }
  const settings = smtpSettings(config.smtpUrl, new URL(config.baseUrl).hostname)
  const connections = Array.from({ length: connectionCount }, () => new SmtpConnection(settings))
  const worker = workerOf(parts)
  const heartbeat = setInterval(() => void worker.beat(heartbeatTimeout), heartbeatInterval).unref()
  // The embedded database has one process at a time, so letters in state sending are left from a dead one.
  const firstBeat = worker.beat(config.databaseUrl ? heartbeatTimeout : 0)
  const sending = connections.map(connection => firstBeat.then(() => worker.sendUntilStopped(connection)))
  // Notifications before LISTEN are lost, so the outbox is read once more after it.
  const wake = () => worker.wakeUp.wake()
  listen(mailChannel, { onMessage: wake, onReconnect: wake }).then(wake, worker.logFailure)

  return {
    async stop() {
      worker.wakeUp.stop()
      const timeout = setTimeout(() => {
        for (const connection of connections) connection.abort()
      }, stopTimeout)
      await Promise.all(sending)
      clearTimeout(timeout)
      clearInterval(heartbeat)
    },
  }
}

function workerOf(parts: MailWorkerParts) {
  const { db, clock, config, log, addressKey } = parts
  const { canOpen } = addressKey
  const id = randomUUID()
  const beingSent = new Set<number>()
  const wakeUp = new WakeUp()
  const logOutage = oncePerOutage(
    facts => log.warn(facts, 'the outbox cannot be read'),
    facts => log.warn(facts, 'more attempts to read the outbox failed'),
  )
  const logFailure = (error: unknown) =>
    logOutage({ error: error instanceof Error ? error.message : String(error) })

  return { wakeUp, beat, sendUntilStopped, logFailure }

  async function sendUntilStopped(connection: SmtpConnection): Promise<void> {
    while (!wakeUp.isStopped) await sendNext(connection)
    connection.close()
  }

  async function sendNext(connection: SmtpConnection): Promise<void> {
    const seen = wakeUp.count
    try {
      const mail = await claimDue(db, id, clock(), { rate: config.mailRate, canOpen })
      if (!mail) return await waitForWork(connection, seen)
      beingSent.add(mail.id)
      await deliver(mail, connection, parts).finally(() => beingSent.delete(mail.id))
    } catch (error) {
      logFailure(error)
      await wakeUp.wait(retryDelay)
    }
  }

  async function waitForWork(connection: SmtpConnection, seen: number): Promise<void> {
    connection.close()
    const next = await findNextDue(db, canOpen)
    const due = next ? next.getTime() - clock().getTime() : longestWait
    await wakeUp.wait(Math.min(Math.max(due, 50), longestWait), seen)
  }

  /** Renews this process's claims and ends those of processes whose heartbeat has timed out. */
  async function beat(timeoutSeconds: number): Promise<void> {
    try {
      await renewClaims(db, id, [...beingSent])
      const count = await abandonClaims(db, timeoutSeconds, clock())
      if (count === 0) return
      log.warn({ count }, 'letters were being sent by a process that died: see the outbox')
      wakeUp.wake()
    } catch (error) {
      logFailure(error)
    }
  }
}
