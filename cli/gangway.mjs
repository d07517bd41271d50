#!/usr/bin/env node
// Plain JavaScript, so that a Node too old for the rest can still say what is missing.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Gangway runs on Node 24.7 or newer; this is ${process.version}.`)
  console.error('npm ci normally brings it along. Run npm ci without --omit=optional, or install Node 24.')
  process.exit(1)
}
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
// What one process has compiled, the next one finds; by the variable those find it, too, that this one starts.
process.env.NODE_COMPILE_CACHE ||= fileURLToPath(new URL('../node_modules/.cache/gangway', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)
// Before anything is loaded: React and others choose one of their builds by it, and the one for developers takes twice
// the time.
process.env.NODE_ENV ||= process.argv[2] === 'dev' ? 'development' : 'production'
// Customers' files, labels with addresses, logs: what we write is for our own user alone.
process.umask(0o077)
const { resolveOnce } = await import('./resolve-once.ts')
resolveOnce()
const { runCommand } = await import('./run-command.ts')
await runCommand(process.argv.slice(2))
