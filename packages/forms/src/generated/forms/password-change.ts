// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"password-change_password-change","type":"object","additionalProperties":false,"required":["passwd"],"properties":{"passwd":{"title":"새 비밀번호","type":"string","format":"password","minLength":8,"maxLength":20,"x-message":"비밀번호는 영문, 숫자, 특수문자 가운데 두 가지 이상을 섞어 {minLength}자에서 {maxLength}자로 만들어 주세요."}}};
const formats0 = /(?:)/;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="password-change_password-change" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passwd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passwd"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "passwd")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.passwd !== undefined){
let data0 = data.passwd;
if(typeof data0 === "string"){
if(codePointLength(data0) < 8){
const err2 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(codePointLength(data0) > 20){
const err3 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/format",keyword:"format",params:{format: "password"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"password-change_password-change": check0,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { NewPasswordWidget } from "../../patterns/password/new-password-widget.tsx";

export const compiled: CompiledForm = {
  version: "9TMa Z0T2",
  validators,
  widgets: { newPassword: NewPasswordWidget },
  fields: {  },
};
