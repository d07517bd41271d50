export const readable = (kind: string): string => {
  const words = kind.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "order.set-status" reads "Order: set status". */
export function actionWords(action: string): string {
  const [kind = '', ...rest] = action.split('.')
  return rest.length === 0 ? readable(kind) : `${readable(kind)}: ${rest.join(' ').replaceAll(/[-_]/g, ' ')}`
}
