import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** A text message, as the dev mailbox shows it while no SMS service is configured. */
export const textMessage = defineTemplate({
  name: 'text-message',
  holdsSecret: true,
  isText: true,
  schema: z.object({ text: z.string() }),
  write: ({ text }) => ({
    subject: 'Text message',
    preview: '',
    blocks: [{ kind: 'paragraph', text }],
  }),
})
