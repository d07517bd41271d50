import { z } from 'zod'
import { editRequestMessages, maxEditText } from './edit-request.ts'

const written = (missing: string) =>
  z
    .string(missing)
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, missing).max(maxEditText, `At most ${maxEditText} characters, please`))

export const requestDetailsSchema = written(editRequestMessages.detailsMissing)
export const responseSchema = written(editRequestMessages.responseMissing)
export const messageSchema = written('Please write a message')
