/** docs/spec-map.md B5 and B8, verbatim. */
export const rateMessages = {
  found: (count: number): string => `Found ${count} shipping options`,
  failed: (cause: string): string => `Failed to get shipping rates: ${cause}`,
  noRates: 'No shipping rates available for this address',
  incompleteAddress: 'Please fill in all required shipping address fields',
  noRateChosen: 'Please select a shipping rate',
  created: 'Shipping label created successfully!',
  notCreated: (cause: string): string => `Failed to create shipping label: ${cause}`,
} as const
