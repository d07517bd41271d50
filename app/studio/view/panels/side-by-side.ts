/** For small buttons beside each other in a panel: finger-sized on phones, with text on two lines if necessary. */
export const sideBySide =
  'px-0.5 max-lg:h-auto max-lg:min-h-11 max-lg:py-1 max-lg:leading-tight max-lg:whitespace-normal'
