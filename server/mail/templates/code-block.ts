import type { MailBlock } from '../blocks.ts'

/** The same secret as the link's, to be typed in on another device. */
export const codeBlock = (code: string): MailBlock => ({
  kind: 'rows',
  rows: [{ label: 'Or enter this code', value: code, isStrong: true }],
})

/** Opens nothing. */
export const sampleCode = { path: '/auth', code: '123456' }
