// Run by tests in a separate process: holds a cluster until it is killed, and prints the process id of its
// PostgreSQL.

import { silentLog } from '#server/platform/database/log.ts'
import { startCluster } from './cluster.ts'

const dataDir = process.argv[2] ?? ''
const cluster = await startCluster({ dataDir, dataDirSetByHand: true }, silentLog)
console.log(JSON.stringify({ pid: cluster.pid(), socketFolder: cluster.connection.host }))
setInterval(() => {}, 60_000)
