// Run as a process of its own by the tests: holds a cluster until it is killed, and says which PostgreSQL it started.

import { silentLog } from '#server/platform/database/log.ts'
import { startCluster } from './cluster.ts'

const dataDir = process.argv[2] ?? ''
const cluster = await startCluster({ dataDir, dataDirSetByHand: true }, silentLog)
console.log(JSON.stringify({ pid: cluster.pid(), socketFolder: cluster.connection.host }))
setInterval(() => {}, 60_000)
