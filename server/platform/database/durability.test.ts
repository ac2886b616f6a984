import { expect, test } from 'vitest'
import { makeDataFolder, startTestCluster } from '#server/platform/database/cluster/test-data-folder.ts'
import { refuseLossyServer } from './durability.ts'

test.each(['fsync', 'full_page_writes'])('a server with %s off is refused', async guard => {
  const { cluster } = await startTestCluster(makeDataFolder(), { [guard]: 'off' })
  await expect(refuseLossyServer(cluster.connection)).rejects.toThrow(
    `The database cannot be used: its setting ${guard} is off, so a power cut would lose data`,
  )
})

test('a server that cannot be reached is named as that', async () => {
  const nowhere = { connectionString: 'postgres://larmor@127.0.0.1:9/larmor' }
  await expect(refuseLossyServer(nowhere)).rejects.toThrow(
    'The database cannot be used: connect ECONNREFUSED',
  )
})
