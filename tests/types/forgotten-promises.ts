import ts from 'typescript'

/**
 * The lines of a file that start something without awaiting it or handling its failure: what it throws would end the
 * process, and a transaction would end before it. `void` marks what is deliberately not awaited.
 */
export function forgottenPromises(file: ts.SourceFile, checker: ts.TypeChecker): number[] {
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && isForgotten(node.expression, checker))
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

function isForgotten(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) return false
  if (isAssignment(expression)) return false
  return isPromise(checker.getTypeAtLocation(expression), checker) && !isCaught(expression)
}

const isAssignment = (expression: ts.Expression): boolean =>
  ts.isBinaryExpression(expression) &&
  expression.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  expression.operatorToken.kind <= ts.SyntaxKind.LastAssignment

/** Anything that can be awaited; a Drizzle statement doesn't even start before that. */
const isPromise = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  (type.isUnion() ? type.types : [type]).some((one) => {
    const then = checker.getPropertyOfType(one, 'then')
    return then !== undefined && checker.getTypeOfSymbol(then).getCallSignatures().length > 0
  })

/** `.catch(…)`, and `.then(…, …)`, also before `.finally(…)`. */
function isCaught(expression: ts.Expression): boolean {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return false
  const { name, expression: before } = expression.expression
  const given = expression.arguments.length
  if (name.text === 'finally') return isCaught(before)
  return (name.text === 'catch' && given > 0) || (name.text === 'then' && given > 1)
}
