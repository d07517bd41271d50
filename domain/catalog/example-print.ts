/** A premade print that the demo has under these ids, so that the API examples can be ordered there. */
export const examplePrint = {
  title: 'Lunar Garden mission patch',
  id: '8a4c2f6e-0000-4000-8000-000000000301',
  /** By size, in listing order. */
  variantIds: ['8a4c2f6e-0000-4000-8000-000000000302', '8a4c2f6e-0000-4000-8000-000000000303'],
} as const
