import ts from 'typescript'

/** Where times are formatted for people, and calendar dates, which have no time zone. */
export const clockFiles: ReadonlySet<string> = new Set(['domain/shop/shop-time.ts', 'domain/local-time.ts'])

const ofLocalTime = /^(toLocale\w*String|to(Date|Time)String|getTimezoneOffset|[gs]et(?!UTC|Time$)\w+)$/

/**
 * The lines of a file that format a time in their own way, or read one by the clock of the machine or browser they run
 * on: people would see a time other than the shop's.
 */
export function ownClocks(file: ts.SourceFile, checker: ts.TypeChecker): number[] {
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isOwnClock(node, checker))
      lines.push(file.getLineAndCharacterOfPosition(node.name.getStart(file)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

function isOwnClock({ expression, name }: ts.PropertyAccessExpression, checker: ts.TypeChecker): boolean {
  if (name.text === 'DateTimeFormat') return ts.isIdentifier(expression) && expression.text === 'Intl'
  return ofLocalTime.test(name.text) && isDate(checker.getTypeAtLocation(expression))
}

const isDate = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'Date')
