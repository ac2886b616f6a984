import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
