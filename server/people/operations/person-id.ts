import { z } from 'zod'

export const nobodyWords = 'There is no such person'

export const lastOwnerWords = 'The shop needs an owner. Make someone else an owner first.'

export const personId = z.uuid(nobodyWords)

export const anyPerson = '8a4c2f6e-0000-4000-8000-000000000000'
