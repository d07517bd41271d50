import { createHash } from 'node:crypto'
import type { BreachedPasswords } from '#server/auth/index.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { directFetch } from '../direct-fetch.ts'

/**
 * Pwned Passwords by range (haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange): only five of the forty digits of
 * the password's SHA-1 leave the server, and padding hides the number of matches.
 */
export function createBreachedPasswords(baseUrl: string): BreachedPasswords {
  return {
    async has(password) {
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
      const url = new URL(`/range/${digest.slice(0, 5)}`, baseUrl)
      const answer = await callOutside('The list of breached passwords', seconds(3), (signal) =>
        directFetch(url, { headers: { 'add-padding': 'true' }, signal }),
      )
      if (!answer.ok) throw new Error(`The list of breached passwords answered ${answer.status}`)
      const wanted = digest.slice(5)
      return (await answer.text()).split('\n').some((line) => {
        const [suffix, count] = line.trim().split(':')
        return suffix === wanted && Number(count) > 0
      })
    },
  }
}
