import ts from 'typescript'

/**
 * The lines of a file that call something that may be refused and ignore the result: `{ ok: false }` then reaches no
 * one. `void` marks places where a refusal is fine.
 */
export function forgottenOutcomes(file: ts.SourceFile, checker: ts.TypeChecker): number[] {
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && isForgotten(node.expression, checker))
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return lines
}

/** Assigned results are checked later. */
function isForgotten(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(expression)) return isForgotten(expression.expression, checker)
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression
  if (ts.isParenthesizedExpression(called) || ts.isConditionalExpression(called))
    return mayBeRefused(checker.getTypeAtLocation(called), checker)
  return ts.isCallExpression(called) && mayBeRefused(checker.getTypeAtLocation(called), checker)
}

/** Also one of several, as returned by `Promise.all`. */
function mayBeRefused(type: ts.Type, checker: ts.TypeChecker): boolean {
  const given = checker.getAwaitedType(type) ?? type
  const [each] = checker.isArrayType(given) ? checker.getTypeArguments(given as ts.TypeReference) : []
  const answer = each ?? given
  return (answer.isUnion() ? answer.types : [answer]).some((one) => {
    const ok = checker.getPropertyOfType(one, 'ok')
    return ok !== undefined && checker.typeToString(checker.getTypeOfSymbol(ok)) === 'false'
  })
}
