export * from '@members/mfe-kit';
export * from '@members/mfe-kit/router';
export * from '@members/mfe-kit/shell';
