import type { Metadata } from '../types.ts'

/** The contract's format for a number: E.164 without its plus; empty when there is none. */
export const apiPhone = (phone: string | null): string => phone?.replace(/^\+/, '') ?? ''

export const withApiPhone = (data: Metadata): Metadata =>
  typeof data.phone === 'string' ? { ...data, phone: apiPhone(data.phone) } : data
