import { writeFileSync } from 'node:fs'
import { collectNotices, noticesFile } from './collect-notices.ts'

const text = await collectNotices()
writeFileSync(noticesFile, text)
console.log(`The notices have ${text.length} characters.`)
