import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build', // each build has a folder of its own
  serverBuildFile: 'main.js',
  splitRouteModules: false, // a page's code is small: one file comes sooner than three
  routeDiscovery: { mode: 'initial' },
} satisfies Config
