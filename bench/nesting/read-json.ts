import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = Readonly<Record<string, unknown>>

/** All JSON files in a folder of the instances' directory, by name; none if the folder doesn't exist. */
export const readFolder = (directory: string, folder: string): Json[] => {
  const path = join(directory, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')) as Json)
}

export const text = (value: unknown) => (typeof value === 'string' ? value : '')
export const list = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : [])
export const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
export const isList = (value: unknown): value is unknown[] => Array.isArray(value)
