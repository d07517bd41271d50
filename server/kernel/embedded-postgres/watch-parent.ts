import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/**
 * Ends a child process cleanly if this process dies without having done so: a shell waits on a pipe that the kernel
 * closes when we die, then sends SIGINT. Windows has no such shell; there, the next start stops the orphan.
 * @param removeAfter a folder to remove when the child has ended
 * @returns a function that dismisses the watcher, for when the child is gone
 */
export function watchParent(childPid: number, removeAfter = ''): () => void {
  if (process.platform === 'win32') return () => undefined
  const watcher = spawn('/bin/sh', ['-c', script, 'gangway-watch', String(childPid), removeAfter], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  })
  watcher.on('error', () => undefined)
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  watcher.stdin.on('error', () => undefined)
  return () => watcher.kill('SIGKILL')
}

const script = `read -r line
kill -INT "$1" || exit 0
[ -n "$2" ] || exit 0
while kill -0 "$1"; do sleep 0.1; done
rm -rf "$2"`
