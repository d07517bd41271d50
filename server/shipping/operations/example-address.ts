/** For the reference. */
export const exampleAddress = {
  ...{ name: 'Ada Lovelace', street1: '12 Analytical Way', city: 'Austin', state: 'TX', zip: '78702' },
}
