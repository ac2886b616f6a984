import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  splitRouteModules: false, // a page's code is small: one file comes sooner than three
  routeDiscovery: { mode: 'initial' },
} satisfies Config
