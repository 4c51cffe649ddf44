// @ts-nocheck: written by @rjsf/validator-ajv8, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/validation/validators.ts";
export const validators: Validators = {
"password_confirmation": /* @__PURE__ */ (() => {
const schema11 = {"$id":"password_confirmation","type":"object","required":["passwd"],"properties":{"passwd":{"type":"string","minLength":1,"maxLength":200,"format":"password"}}};
const formats0 = /(?:)/;
const func2 = codePointLength;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="password_confirmation" */;
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
if(data.passwd !== undefined){
let data0 = data.passwd;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/format",keyword:"format",params:{format: "password"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/passwd",schemaPath:"#/properties/passwd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
return validate10;
})(),
};

export const version = "8f68688b5ab5";
