import { PgBoss } from 'pg-boss'
import { type Connection, type Log, oncePerOutage } from '#server/platform/database/database.ts'
import { deadQueue, deadSettings } from './queues.ts'

const limits = '-c statement_timeout=5min -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s'

/**
 * Opens the queue with its own connections: two for queries and one that listens. It creates and migrates its
 * own schema.
 */
export async function openBoss(connection: Connection, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connection,
    max: 2,
    application_name: 'larmor jobs',
    options: `${'options' in connection ? connection.options : ''} ${limits}`,
    useListenNotify: true,
    monitorVacuum: false, // monitored by the database's operator
  })
  const trouble = oncePerOutage(
    facts => log.warn(facts, 'the job queue has trouble'),
    facts => log.warn(facts, 'more troubles of the job queue'),
  )
  boss.on('error', error => trouble({ error: error.message }))
  boss.on('warning', ({ message }) => log.info({ warning: message }, 'the job queue warns'))
  try {
    await boss.start()
    await boss.createQueue(deadQueue, deadSettings)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}
