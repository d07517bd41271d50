import { z } from 'zod'
import { maxOrderMessage } from './message-kinds.ts'

export const orderMessageSchema = z
  .string('Please write a message')
  .transform((text) => text.replaceAll('\0', '').trim())
  .pipe(
    z
      .string()
      .min(1, 'Please write a message')
      .max(maxOrderMessage, `At most ${maxOrderMessage} characters, please`),
  )
