import type { CallToolResult } from '@modelcontextprotocol/server';
import { refusalOf, success } from './tool-result.ts';

interface InquiryType {
  code: string;
  name: string;
}

/** The draft of an inquiry, and where the person sends it. `read`: the kinds that the mall has. */
export function draftOf(
  inputs: Readonly<Record<string, unknown>>,
  read: CallToolResult,
  origin: string,
): CallToolResult {
  const { mallUrl, typeCode, ...rest } = inputs;
  const { data } = read.structuredContent as { data: readonly InquiryType[] };
  const type = data.find(({ code }) => code === typeCode);
  if (!type) {
    const reason = '문의 종류를 선택해 주세요.';
    const fields = [{ path: ['typeCode'], code: 'NOT_FOUND', reason }];
    return refusalOf('BAD_INPUT', { userMessage: reason, fields, inquiryTypes: data });
  }
  const sendAt = `${origin}/${encodeURIComponent(String(mallUrl))}/myshop/listMyQuestion`;
  return success({ draft: { typeCode, typeName: type.name, ...rest }, sendAt });
}
