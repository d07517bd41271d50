declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type HoodieCrow = {
    server: Server
    listen(port: number, host: string): void
    close(done: () => void): void
    appendMessage(mailbox: string, flags: string[], internalDate: Date | false, raw: string): void
    folderCache: Record<string, { messages: { flags: string[] }[] } | undefined>
  }

  export default function hoodiecrow(options: {
    plugins: string[]
    users: Record<string, { password: string }>
    storage: Record<string, { messages: string[] }>
  }): HoodieCrow
}
