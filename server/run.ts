import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { type Begun, orEnd } from '#server/begin.ts'
import { start } from '#server/start.ts'

/** Goes on with a start of the built site, whose server lies in the folder. */
export async function run(begun: Begun, folder: string): Promise<void> {
  await orEnd(() => start(begun, build as unknown as ServerBuild, join(folder, '../client')), 1)
}
