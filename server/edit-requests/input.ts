import { z } from 'zod'

/** Ids come from forms and addresses; what is no id is not found, rather than an error of the database. */
export const isId = (id: string): boolean => z.uuid().safeParse(id).success
