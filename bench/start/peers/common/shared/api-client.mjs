export * from '@members/api-client';
export * from '@members/api-client/shell';
