import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Pages learn of other routes by the links on them: a list of all, the back office's too, weighs 10 KB on each page.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
