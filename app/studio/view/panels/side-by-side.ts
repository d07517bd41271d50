/** For small buttons beside each other in a panel: on phones as high as a finger is wide, with words on two lines if need be. */
export const sideBySide =
  'px-0.5 max-lg:h-auto max-lg:min-h-11 max-lg:py-1 max-lg:leading-tight max-lg:whitespace-normal'
